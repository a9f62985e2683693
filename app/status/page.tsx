import { StatusPage, NoStatus } from '@/components/landing/status/status-page';
import { JsonLd } from '@/components/landing/json-ld';
import { createPermission } from '@/lib/agencies/permission';
import { openDataDir, readHistory, readParts } from '@/lib/camera-files/read-folder';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';
import { FEED_PATH } from '@/lib/status/history';
import { describeRoads, describeWeather } from '@/lib/status/plain-words';
import { describeSources, getLatestRun, isStopped } from '@/lib/status/source-state';
import { loadSite } from '../snapshot';

const PAGE = {
  type: 'WebPage',
  path: '/status',
  name: 'Source status',
  description: 'Which agencies’ camera lists are up to date, which are late, and why, over the last 30 days.',
} as const;

export const metadata = pageMetadata({ ...PAGE, feeds: { 'application/atom+xml': FEED_PATH } });

export default async function StatusRoute() {
  const [parts, history] = await Promise.all([readParts(openDataDir()), readHistory(openDataDir())]);
  const { snapshot, reports } = await loadSite();
  const { alerts, events, signs } = reports;
  const latestRun = getLatestRun(parts);
  const isPermitted = createPermission(process.env);
  const keyed = new Set(snapshot?.cameras.filter(({ isKeyed }) => isKeyed).map(({ source }) => source));
  return (
    <>
      {latestRun === null ? (
        <NoStatus name={PAGE.name} />
      ) : (
        <StatusPage
          name={PAGE.name}
          sources={describeSources(parts, isPermitted, latestRun, keyed)}
          history={history}
          latestRun={latestRun}
          isStopped={isStopped(latestRun)}
          extras={[alerts && describeWeather(alerts.services), ...(events ? describeRoads(events, signs.length) : [])]}
        />
      )}
      <JsonLd thing={pageGraph(PAGE)} />
    </>
  );
}
