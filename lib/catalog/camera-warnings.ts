import { getDataPath } from '@/lib/camera-files/names';
import type { Camera } from '@/lib/camera/camera';
import type { Ring } from '@/lib/camera/ring';
import { isListed } from '@/lib/camera/traits';
import type { Area } from '@/lib/warnings/area';
import { joinWarnings, listAreas, PointGrid } from '@/lib/warnings/join';
import { readService, SERVICE_ADDRESSES } from '@/lib/warnings/read-service';
import type { Severity } from '@/lib/warnings/services';
import { getRank, NO_ALERTS, readAlerts, type Alerts, type ServiceState, type Warning } from '@/lib/warnings/warning';
import type { CatalogEngine } from './catalog-engine';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 12 * 1024 * 1024;
/** Sync writes the file every quarter of an hour where it runs by itself; a site without it asks the services. */
const STALE_MS = 45 * 60_000;

/** What a card says. */
export interface WarningLabel {
  readonly event: string;
  readonly severity: Severity;
}

export interface WarningNews {
  /** Of the catalog. */
  readonly version: number;
  readonly labels: readonly WarningLabel[];
  /** Cameras under a warning, one id per line: one long text is quick to send. */
  readonly ids: string;
  /** The label of each, in the same order. */
  readonly ofCamera: Uint16Array;
  /** Epoch milliseconds at which the next warning ends. */
  readonly nextEnd: number | null;
}

export interface WarningQuestion {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether to look for new warnings first. */
  readonly isNew: boolean;
  /** Whether that may cost megabytes. */
  readonly isThrifty: boolean;
}

export type WarningAreas = GeoJSON.FeatureCollection<GeoJSON.MultiPolygon, WarningLabel & { readonly rank: number }>;

function closeRing(ring: Ring): GeoJSON.Position[] {
  const points = Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0]);
  return [...points, ...points.slice(0, 1)];
}

function toFeature(area: Area, warning: Warning): WarningAreas['features'][number] {
  const { event, severity } = warning;
  return {
    type: 'Feature',
    properties: { event, severity, rank: getRank(warning) },
    geometry: { type: 'MultiPolygon', coordinates: area.map((polygon) => polygon.map(closeRing)) },
  };
}

/** @throws if it is too long, late, or no JSON */
async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: 'omit' });
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) controller.error(new RangeError('too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).json();
}

/** Which cameras of the catalog are under a warning. */
export class CameraWarnings {
  private alerts: Alerts = NO_ALERTS;
  private grid = new PointGrid([]);
  private ofCamera: ReadonlyMap<number, readonly Warning[]> = new Map();

  constructor(private readonly engine: CatalogEngine) {}

  /** Also tells the engine. @throws if the file could not be read; the warnings stay */
  async look({ now, isNew, isThrifty }: WarningQuestion): Promise<WarningNews> {
    try {
      if (isNew) await this.load(now, isThrifty);
    } finally {
      this.join(now);
    }
    return this.tell(now);
  }

  /** The worst first. */
  list(id: string): readonly Warning[] {
    return this.ofCamera.get(this.engine.findNumber(id) ?? -1) ?? [];
  }

  /** Each area once, with the worst warning for it, as the map takes them. @param now epoch milliseconds */
  listAreas(now: number): WarningAreas {
    const worst = new Map<Area, Warning>();
    for (const warning of this.alerts.warnings.filter(({ ends }) => ends > now)) {
      for (const area of listAreas(this.alerts, warning)) {
        const known = worst.get(area);
        if (known === undefined || getRank(warning) > getRank(known)) worst.set(area, warning);
      }
    }
    return { type: 'FeatureCollection', features: [...worst].map(([area, warning]) => toFeature(area, warning)) };
  }

  private async load(now: number, isThrifty: boolean): Promise<void> {
    const alerts = readAlerts(await loadJson(getDataPath('alerts')));
    this.alerts = alerts ?? NO_ALERTS;
    if (isThrifty) return;
    const stale = this.alerts.services.filter(({ askedAt }) => now - askedAt > STALE_MS);
    for (const state of stale) await this.ask(state, now).catch(() => undefined);
  }

  /** Straight from the service. Of zones, those that the file has are known. */
  private async ask({ service }: ServiceState, now: number): Promise<void> {
    const { warnings, entries } = readService(service, await loadJson(SERVICE_ADDRESSES[service]), now);
    if (entries === 0) return;
    const others = this.alerts.warnings.filter((warning) => warning.service !== service);
    this.alerts = { ...this.alerts, warnings: [...others, ...warnings] };
  }

  private join(now: number): void {
    const { cameras } = this.engine;
    if (this.grid.points.length !== cameras.length) this.grid = new PointGrid([...cameras]);
    this.ofCamera = joinWarnings(this.grid, this.alerts, now);
    this.engine.warn(
      new Map([...this.ofCamera].map(([number, [worst]]) => [cameras[number]?.id ?? '', getRank(worst as Warning)])),
    );
  }

  private tell(now: number): WarningNews {
    const labels = new Map<string, WarningLabel & { readonly index: number }>();
    const { cameras } = this.engine;
    const listed = [...this.ofCamera].filter(([number]) => isListed(cameras[number] as Camera));
    const ofCamera = Uint16Array.from(listed, ([, [worst]]) => {
      const { event, severity } = worst as Warning;
      const key = `${event}\n${severity}`;
      const label = labels.get(key) ?? { event, severity, index: labels.size };
      labels.set(key, label);
      return label.index;
    });
    const ends = this.alerts.warnings.map((warning) => warning.ends).filter((end) => end > now);
    return {
      version: this.engine.version,
      labels: [...labels.values()].map(({ event, severity }) => ({ event, severity })),
      ids: listed.map(([number]) => cameras[number]?.id).join('\n'),
      ofCamera,
      nextEnd: ends.length === 0 ? null : Math.min(...ends),
    };
  }
}
