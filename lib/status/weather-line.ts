import { SERVICE_NAMES } from '@/lib/warnings/services';
import type { ServiceState } from '@/lib/warnings/warning';
import { formatTime } from './plain-words';

function describe({ service, warnings, failure, succeededAt }: ServiceState): string {
  const name = `the ${SERVICE_NAMES[service]}`.replace('the Env', 'Env');
  const count = `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  if (failure === null) return `${count} from ${name}`;
  const since = succeededAt === null ? '' : ` since ${formatTime(succeededAt)}`;
  const until = warnings === 1 ? 'stays until it ends' : 'stay until they end';
  return `${name} has not answered${since}${warnings === 0 ? '' : `, and its last ${count} ${until}`}`;
}

/** What the weather services said last; null if nobody has asked them. */
export function describeWeather(services: readonly ServiceState[]): string | null {
  return services.length === 0 ? null : `Weather: ${services.map(describe).join('; ')}.`;
}
