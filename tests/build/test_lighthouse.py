from typing import Any

import lighthouse
import pytest
from lighthouse import METRICS, WHOLE, Report, faults, format_table


def report(performance: float = 0.98, **scores: float | None) -> Report:
    """A report with one audit in each category; a category is whole unless it is named."""
    of = {**dict.fromkeys(WHOLE, 1.0), **{name.replace("_", "-"): score for name, score in scores.items()}}
    audits: dict[str, Any] = {
        f"of-{name}": {"title": f"Of {name}", "score": score} for name, score in of.items()
    }
    audits |= {metric: {"title": metric, "score": 1, "numericValue": 12.3456} for metric in METRICS}
    categories = {name: {"score": score, "auditRefs": [{"id": f"of-{name}"}]} for name, score in of.items()}
    categories["performance"] = {"score": performance, "auditRefs": []}
    return {"lighthouseVersion": "1.2.3", "categories": categories, "audits": audits}


def test_a_whole_report_has_no_faults() -> None:
    assert list(faults(report(performance=0.2))) == []


@pytest.mark.parametrize("category", WHOLE)
def test_a_category_that_is_not_whole_is_a_fault_with_its_audits(category: str) -> None:
    assert list(faults(report(**{category.replace("-", "_"): 0.99}))) == [
        f"{category}: 99% (Of {category})",
    ]


def test_a_category_without_a_score_is_a_fault() -> None:
    assert list(faults(report(seo=None))) == ["seo: 0% ()"]


def test_a_page_that_could_not_be_audited_is_a_fault() -> None:
    assert list(faults({**report(), "runtimeError": {"message": "no page"}})) == ["no page"]


def test_the_table_tells_the_lowest_of_what_has_to_be_whole_and_the_middle_of_the_rest() -> None:
    table = format_table([report(0.9), report(0.95, seo=0.8), report(1.0)])
    assert table.splitlines()[:5] == [
        "Lighthouse 1.2.3, desktop, of 100",
        "  accessibility                  100  (lowest of 3)",
        "  best-practices                 100  (lowest of 3)",
        "  seo                             80  (lowest of 3)",
        "  performance                     95  (median of 3; 90 to 100)",
    ]
    assert "    total-blocking-time           12 ms" in table
    assert table.splitlines()[-2] == "    cumulative-layout-shift   12.346"


@pytest.mark.parametrize(("seo", "code"), [(1.0, 0), (0.9, 1)])
def test_it_ends_with_the_verdict(seo: float, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lighthouse, "audit_site", lambda _: [report(seo=seo)])
    monkeypatch.setattr("sys.argv", ["lighthouse", "anywhere"])
    assert lighthouse.main() == code
