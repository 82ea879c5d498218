import type { ReactNode } from 'react';
import { groupBy } from '../../shared/group-by.ts';
import { problemCounts } from '../../shared/problem-counts.ts';
import type { Problem } from '../../shared/problem.ts';

/** Renders the fields by which the live script filters the list of problems. */
export function ProblemFilters({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const counts = problemCounts(problems);
  return (
    <form className="filters" role="search" aria-label="Problems">
      <label className="filter filter-text">
        <span>Text</span>
        <input type="search" name="text" placeholder="Filter problems" autoComplete="off" />
      </label>
      <Select
        name="severity"
        label="Severity"
        all="All"
        options={counts.map(({ severity, text }) => [severity, text])}
      />
      <Select name="code" label="Code" all="All codes" options={countBy(problems, ({ code }) => code)} />
      <Select name="file" label="File" all="All files" options={countBy(problems, ({ file }) => file)} />
      <p className="filter-count" role="status" data-filter-count />
    </form>
  );
}

type Options = readonly (readonly [value: string, text: string])[];

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** Text of the option that filters nothing. */
  readonly all: string;
  readonly options: Options;
}

function Select({ name, label, all, options }: SelectProps): ReactNode {
  return (
    <label className="filter">
      <span>{label}</span>
      <select name={name}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the options for all values of a problem, with the number of problems that have each. */
function countBy(problems: readonly Problem[], valueOf: (problem: Problem) => string | undefined): Options {
  const same = groupBy(problems, valueOf);
  return [...same]
    .flatMap(([value, { length }]) => (value === undefined ? [] : [[value, `${value} (${length})`] as const]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
