import { getDataPath } from '@/lib/camera-files/names';
import type { Camera } from '@/lib/camera/camera';
import type { Ring } from '@/lib/geo/ring';
import { isListed } from '@/lib/camera/traits';
import type { Severity, WeatherService } from '@/lib/warnings/services';
import {
  getRank,
  joinWarnings,
  listAreas,
  NO_ALERTS,
  PointGrid,
  readAlerts,
  type Alerts,
  type Area,
  type Warning,
} from '@/lib/warnings/warning';
import type { CatalogEngine } from './catalog-engine';

const TIMEOUT_MS = 30_000;

export interface WarningLabel {
  readonly event: string;
  readonly severity: Severity;
}

export interface WarningNews {
  readonly ofCamera: ReadonlyMap<string, WarningLabel>;
  /** Epoch milliseconds. */
  readonly nextEnd: number | null;
  /** Epoch milliseconds of each service's last answer. */
  readonly collectedAt: Readonly<Partial<Record<WeatherService, number>>>;
}

export interface WarningQuestion {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isNew: boolean;
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

export class CameraWarnings {
  private alerts: Alerts = NO_ALERTS;
  private grid = new PointGrid([]);
  private ofCamera: ReadonlyMap<number, readonly Warning[]> = new Map();

  constructor(private readonly engine: CatalogEngine) {}

  /** @throws if the file cannot be read; known warnings remain */
  async look({ now, isNew }: WarningQuestion): Promise<WarningNews> {
    try {
      if (isNew) await this.load();
    } finally {
      this.join(now);
    }
    return this.tell(now);
  }

  list(id: string): readonly Warning[] {
    const [number = -1] = this.engine.findNumbers([id]);
    return this.ofCamera.get(number) ?? [];
  }

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

  private async load(): Promise<void> {
    const response = await fetch(getDataPath('alerts'), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    this.alerts = readAlerts(await response.json()) ?? NO_ALERTS;
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
    const labels = new Map<Warning, WarningLabel>();
    const ofCamera = new Map<string, WarningLabel>();
    for (const [number, [worst]] of this.ofCamera) {
      const camera = this.engine.cameras[number] as Camera;
      const { event, severity } = worst as Warning;
      const label = labels.get(worst as Warning) ?? { event, severity };
      labels.set(worst as Warning, label);
      if (isListed(camera)) ofCamera.set(camera.id, label);
    }
    const ends = this.alerts.warnings.map((warning) => warning.ends).filter((end) => end > now);
    const answered = this.alerts.services.filter(({ succeededAt }) => succeededAt !== null);
    return {
      ofCamera,
      nextEnd: ends.length === 0 ? null : Math.min(...ends),
      collectedAt: Object.fromEntries(answered.map(({ service, succeededAt }) => [service, succeededAt])),
    };
  }
}
