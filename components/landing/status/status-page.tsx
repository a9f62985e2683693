import type { History } from '@/lib/camera-files/status';
import { formatCount } from '@/lib/core/format-count';
import { drawCoverageMap } from '@/lib/status/coverage-map';
import { FEED_PATH, sortOutages } from '@/lib/status/history';
import { formatTime } from '@/lib/places/claims';
import { explainFailure, formatIso } from '@/lib/status/plain-words';
import { getRegionStates, type SourceState, type SourceStatus } from '@/lib/status/source-state';
import { Breadcrumb } from '../places/blocks';
import { LandingFrame } from '../landing-frame';
import landing from '../landing.module.css';
import { SourceTable } from './source-table';
import styles from './status.module.css';

const SHOWN_OUTAGES = 12;
const LEGEND = [
  ['fine', 'all lists up to date'],
  ['late', 'some lists late'],
  ['failing', 'failing'],
  ['off', 'off (consent required)'],
] as const satisfies readonly (readonly [SourceState, string])[];

function Coverage({ sources }: { sources: readonly SourceStatus[] }) {
  const { width, height, regions } = drawCoverageMap();
  const states = getRegionStates(sources);
  const covered = regions.filter(({ code }) => ['fine', 'late', 'failing'].includes(states.get(code) ?? 'off'));
  const label = `Map: cameras of ${covered.length} states and provinces: ${covered.map(({ name }) => name).join(', ')}`;
  return (
    <figure className={`${styles.coverage} ${styles.tones}`}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
        {regions.map(({ code, path }) => (
          <path key={code} d={path} data-state={states.get(code)} />
        ))}
      </svg>
      <figcaption>
        {LEGEND.map(([state, words]) => (
          <span key={state} className={styles.square} data-state={state}>
            {words}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Totals({ sources }: { sources: readonly SourceStatus[] }) {
  const sum = (count: (source: SourceStatus) => number) => sources.reduce((total, source) => total + count(source), 0);
  const number = (state: SourceState) => sources.filter((source) => source.state === state).length;
  const totals = [
    [sum(({ listed }) => listed), 'cameras listed'],
    [number('fine'), 'sources OK'],
    [number('late') + number('failing'), 'late or failing'],
    [number('off'), 'sources off'],
    [sum(({ dead }) => dead), 'dead feeds, hidden'],
    [sum(({ duplicates }) => duplicates), 'duplicates, merged'],
  ] as const;
  return (
    <dl className={styles.totals}>
      {totals.map(([count, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Outages({ history, sources }: { history: History; sources: readonly SourceStatus[] }) {
  const labels = new Map(sources.map(({ id, label }) => [id, label]));
  const outages = sortOutages(history.outages).slice(0, SHOWN_OUTAGES);
  return (
    <section className={landing.section}>
      <h2>Outages of the last 30 days</h2>
      {outages.length === 0 && <p className={landing.copy}>None. Every list was collected each time.</p>}
      <ul className={styles.outages}>
        {outages.map(({ source, from, to, cause }) => (
          <li key={`${source}-${from}`} id={`${source}-${from}`}>
            <strong>{labels.get(source)}</strong> <span>{explainFailure(cause)}</span>
            <small>
              <time dateTime={new Date(from).toISOString()}>{formatIso(from)}</time> to{' '}
              {to === null ? 'now' : <time dateTime={new Date(to).toISOString()}>{formatIso(to)}</time>}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FILES = [
  { path: FEED_PATH, name: 'Outages as an Atom feed', text: '' },
  { path: '/camera-data/index.json', name: 'index.json', text: 'each source’s counts and failure' },
  { path: '/camera-data/status.json', name: 'status.json', text: 'each list’s last request, success, and change' },
  { path: '/camera-data/history.json', name: 'history.json', text: 'the last 30 days and all their outages' },
  { path: '/camera-data/alerts.json', name: 'alerts.json', text: 'weather warnings in effect, with their areas' },
] as const;

function ForPrograms() {
  return (
    <section className={landing.section}>
      <h2>For programs and feed readers</h2>
      <ul className={styles.outages}>
        {FILES.map(({ path, name, text }) => (
          <li key={path}>
            <a href={path}>{name}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StatusPageProps {
  name: string;
  sources: readonly SourceStatus[];
  history: History;
  /** Epoch milliseconds. */
  latestRun: number;
  isStopped: boolean;
  extras: readonly (string | null)[];
}

function describeProblems(count: number): string {
  if (count === 0) return 'All camera lists are up to date.';
  if (count === 1) return '1 source is late or failing; its cameras, if any, are from an earlier sync.';
  return `${count} sources are late or failing; their cameras, if any, are from an earlier sync.`;
}

export function StatusPage({ name, sources, history, latestRun, isStopped, extras }: StatusPageProps) {
  const problems = sources.filter(({ state }) => state === 'late' || state === 'failing');
  return (
    <LandingFrame>
      <Breadcrumb here={name} />
      <h1>{name}</h1>
      <p className={landing.copy}>
        {describeProblems(problems.length)}{' '}
        <span className={isStopped ? styles.stopped : undefined}>
          {isStopped ? 'This site has stopped collecting. Last sync: ' : 'As of the last sync, '}
          <time dateTime={new Date(latestRun).toISOString()}>{formatTime(latestRun)}</time>.
        </span>
      </p>
      {extras.map(
        (line) =>
          line !== null && (
            <p key={line} className={landing.copy}>
              {line}
            </p>
          ),
      )}
      <div className={styles.overview}>
        <Totals sources={sources} />
        <Coverage sources={sources} />
      </div>
      <SourceTable sources={sources} history={history} latestRun={latestRun} />
      <Outages history={history} sources={sources} />
      <ForPrograms />
    </LandingFrame>
  );
}

export function NoStatus({ name }: { name: string }) {
  return (
    <LandingFrame>
      <Breadcrumb here={name} />
      <h1>{name}</h1>
      <p className={landing.copy}>
        Nothing has been collected yet. Any cameras on this site are from the demo network.
      </p>
      <p className={landing.copy}>
        <a href="/">Watch cameras</a> or <a href="/locations">browse places</a>.
      </p>
    </LandingFrame>
  );
}
