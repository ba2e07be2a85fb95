from hypothesis import settings

# A slow machine is no fault of the rules; a failure tells how to play it again.
settings.register_profile("muggins", deadline=None, print_blob=True)
settings.load_profile("muggins")
