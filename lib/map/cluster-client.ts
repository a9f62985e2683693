import type { ClusterAnswers, ClusterQuestion, FromClusterWorker, ToClusterWorker } from './cluster-protocol';

/** A point of the map, degrees. */
interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The map's side of the worker that holds the clusters. */
export class ClusterClient {
  readonly #worker = new Worker(new URL('./cluster-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (answer: never) => void>();
  #lastId = 0;
  #places: readonly Place[] = [];

  /** @param onFailure The worker could not start or broke down: there will be no answers. */
  constructor(onFailure: () => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromClusterWorker>) => {
      this.#waiting.get(data.id)?.(data.answer as never);
      this.#waiting.delete(data.id);
    };
    this.#worker.onerror = onFailure;
  }

  /** Hands over a list. One that only grew costs its new end; any other starts anew. */
  show(places: readonly Place[]): void {
    if (places === this.#places) return;
    const known = this.#places;
    const isGrown = known.length <= places.length && known.every((place, index) => place === places[index]);
    if (!isGrown) this.#send({ kind: 'reset' });
    this.#places = places;
    const fresh = isGrown ? places.slice(known.length) : places;
    if (fresh.length === 0) return;
    const points = new Float64Array(fresh.length * 2);
    fresh.forEach(({ lat, lng }, index) => {
      points[2 * index] = lng;
      points[2 * index + 1] = lat;
    });
    this.#send({ kind: 'add', points }, [points.buffer]);
  }

  /** Asks the worker. There is no answer after `close`. */
  ask<Kind extends ClusterQuestion['kind']>(
    question: Extract<ClusterQuestion, { kind: Kind }>,
  ): Promise<ClusterAnswers[Kind]> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ kind: 'ask', id, question });
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #send(message: ToClusterWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}
