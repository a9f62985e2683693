import type { History } from '@/lib/camera-files/status';
import { formatCount } from '@/lib/core/format-count';
import { drawBars } from '@/lib/status/history';
import { describeBefore, explainFailure, formatIso, PERMISSION_WORDS, STATE_WORDS } from '@/lib/status/plain-words';
import type { SourceState, SourceStatus } from '@/lib/status/source-state';
import landing from '../landing.module.css';
import styles from './source-table.module.css';
import statusStyles from './status.module.css';

interface SourceTableProps {
  sources: readonly SourceStatus[];
  history: History;
  /** Epoch milliseconds. */
  latestRun: number;
}

function Bars({ history, id, latestRun }: { history: History; id: SourceStatus['id']; latestRun: number }) {
  const { width, height, paths, label } = drawBars(history, id, latestRun);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {paths.map(({ kind, d }) => (
        <path key={kind} data-kind={kind} d={d} />
      ))}
    </svg>
  );
}

function LastSuccess({ succeededAt, latestRun }: { succeededAt: number | null; latestRun: number }) {
  if (succeededAt === null) return 'never';
  return (
    <>
      {describeBefore(succeededAt, latestRun)}
      <time dateTime={new Date(succeededAt).toISOString()}>{formatIso(succeededAt)}</time>
    </>
  );
}

function Reason({ failure, cause, failedParts, parts }: SourceStatus) {
  if (failure === null) return null;
  return (
    <p className={styles.reason}>
      {explainFailure(cause)} <small>{parts > 1 ? `${failedParts} of ${parts} lists: ${failure}` : failure}</small>
    </p>
  );
}

function Name({ source }: { source: SourceStatus }) {
  const { label, agency, url } = source;
  return (
    <>
      <a href={url}>{label}</a>
      <small>{agency}</small>
    </>
  );
}

function Permission({ permission, termsPage, license }: SourceStatus) {
  return (
    <a href={termsPage} title={license}>
      {PERMISSION_WORDS[permission]}
    </a>
  );
}

const COUNTS = [
  ['Listed', 'listed'],
  ['Dead', 'dead'],
  ['Duplicates', 'duplicates'],
] as const;

/** A CSS grid removes table semantics in some browsers; roles restore them. */
function Row({ source, history, latestRun }: { source: SourceStatus } & Omit<SourceTableProps, 'sources'>) {
  return (
    <tr role="row" data-state={source.state}>
      <td role="cell" className={`${styles.state} ${statusStyles.square}`}>
        {STATE_WORDS[source.state]}
      </td>
      <th role="rowheader" scope="row">
        <Name source={source} />
        <Reason {...source} />
      </th>
      {COUNTS.map(([label, name]) => (
        <td key={name} role="cell" data-label={label}>
          {formatCount(source[name])}
        </td>
      ))}
      <td role="cell" data-label="Last success" className={styles.success}>
        <LastSuccess succeededAt={source.succeededAt} latestRun={latestRun} />
      </td>
      <td role="cell" data-label="30 days">
        <Bars history={history} id={source.id} latestRun={latestRun} />
      </td>
      <td role="cell" data-label="Reuse">
        <Permission {...source} />
      </td>
    </tr>
  );
}

const COLUMNS = ['State', 'Source', ...COUNTS.map(([label]) => label), 'Last success', '30 days', 'Reuse'];

function SourceList({ title, intro, sources }: { title: string; intro: string; sources: readonly SourceStatus[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={landing.section}>
      <h2>{title}</h2>
      <p className={landing.copy}>{intro}</p>
      <ul className={`${landing.columns} ${statusStyles.outages} ${styles.list}`}>
        {sources.map((source) => (
          <li key={source.id}>
            <Name source={source} />
            Reuse: <Permission {...source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SourceTable({ sources, history, latestRun }: SourceTableProps) {
  const select = (...states: readonly SourceState[]) => sources.filter(({ state }) => states.includes(state));
  return (
    <>
      <section className={landing.section}>
        <h2>Sources</h2>
        <table role="table" className={styles.sources}>
          <thead>
            <tr role="row">
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {select('failing', 'late', 'fine').map((source) => (
              <Row key={source.id} source={source} history={history} latestRun={latestRun} />
            ))}
          </tbody>
        </table>
      </section>
      <SourceList title="Pending" intro="The next sync will collect these lists." sources={select('new')} />
      <SourceList
        title="Off"
        intro="These agencies require permission and none is on file for this site, or their list can’t be shown."
        sources={select('off')}
      />
    </>
  );
}
