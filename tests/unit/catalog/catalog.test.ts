import type { Camera } from '@/lib/camera/camera';
import type { Store } from '@/lib/core/store';
import { CatalogClient, connectTo, type ListResult } from '@/lib/catalog/catalog';
import { toMethods } from '@/lib/catalog/catalog-worker';
import { camera } from '../../support/camera';
import { engineOf, requestOf } from '../../support/catalog';

const REQUEST = requestOf({ sort: 'id' });
const idsOf = ({ cameras }: ListResult) => Array.from({ length: cameras.length }, (_, index) => cameras.at(index)?.id);

/** Resolves with the value as soon as it is like this. */
function valueWhen<Value>(store: Store<Value>, isRight: (value: NonNullable<Value>) => boolean) {
  return new Promise<NonNullable<Value>>((resolve) => {
    const look = () => {
      const value = store.get();
      if (value && isRight(value)) resolve(value);
    };
    store.subscribe(look);
    look();
  });
}

const listWhen = ({ list }: CatalogClient, isRight: (list: ListResult) => boolean) => valueWhen(list, isRight);

const idOf = (index: number) => `511ny-${String(index).padStart(4, '0')}`;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => camera({ id: idOf(index) }));

function startClient(cameras: readonly Camera[]) {
  const engine = engineOf(cameras);
  // A worker's answers are copies.
  const methods = toMethods(engine);
  const read = jest.fn((numbers: readonly number[]) => structuredClone(engine.read(numbers)));
  const find = jest.fn((request: Parameters<typeof engine.find>[0]) => structuredClone(engine.find(request)));
  const client = new CatalogClient(() => connectTo(Promise.resolve({ ...methods, read, find })));
  return { client, engine, read, find, stop: client.start(() => undefined) };
}

test('a list has the records of its first cards, and reads others before they are shown, each once', async () => {
  const { client, read } = startClient(numbered(300));
  client.find(REQUEST);
  const list = await listWhen(client, ({ cameras }) => cameras.length === 300);
  expect(idsOf(list).slice(0, 24)).toEqual(numbered(24).map(({ id }) => id));
  list.cameras.show(0, 12);
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).not.toHaveBeenCalled();
  list.cameras.show(18, 21);
  list.cameras.show(150, 153);
  list.cameras.show(153, 156);
  expect(list.cameras.at(150)).toBeUndefined();
  const later = await listWhen(client, ({ cameras }) => cameras.at(155) !== undefined);
  expect(later).not.toBe(list);
  expect([later.cameras.at(150)?.id, later.cameras.indexOf(idOf(150))]).toEqual([idOf(150), 150]);
  expect(read).toHaveBeenCalledTimes(1);
  expect([later.cameras.at(80), later.cameras.at(81), later.cameras.at(215)].map((one) => one?.id)).toEqual([
    idOf(80),
    undefined,
    idOf(215),
  ]);
  later.cameras.show(100, 103);
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).toHaveBeenCalledTimes(1);
  later.cameras.show(95, 98);
  await new Promise((resolve) => setImmediate(resolve));
  expect(later.cameras.at(81)?.id).toBe(idOf(81));
});

test('a camera stays the same object in the next list', async () => {
  const { client } = startClient(numbered(2));
  client.find(REQUEST);
  const list = await listWhen(client, ({ cameras }) => cameras.length === 2);
  client.find({ ...REQUEST, seed: 2 });
  const next = await listWhen(client, ({ seed }) => seed === 2);
  expect(next.cameras.at(1)).toBe(list.cameras.at(1));
  await expect(client.findCamera(idOf(1))).resolves.toBe(list.cameras.at(1));
});

test('the page requests an unknown camera once, and then knows it by its id and number', async () => {
  const { client, read } = startClient(numbered(30));
  client.find(REQUEST);
  await listWhen(client, ({ cameras }) => cameras.length === 30);
  expect([client.getCamera(idOf(23))?.id, client.getCamera(idOf(24)), client.getRead(24)]).toEqual([
    ...[idOf(23), undefined, undefined],
  ]);
  expect(await client.listIds(26)).toEqual(numbered(26).map(({ id }) => id));
  const [known, unknown] = await client.readCameras([25, 999]);
  expect([known, unknown, client.getRead(25)]).toEqual([client.getCamera(idOf(25)), undefined, known]);
  expect(read.mock.calls).toEqual([[[24, 25]], [[999]]]);
  const { previous, next } = await client.findNeighbors(idOf(1));
  expect([previous, next]).toEqual([client.getCamera(previous!.id), client.getCamera(next!.id)]);
  expect([await client.findNeighbors('gone'), await client.findCamera('gone')]).toEqual([
    ...[{ previous: null, next: null }, null],
  ]);
});

test('the page keeps at most the last thousand records', async () => {
  const { client } = startClient(numbered(1_200));
  client.find(REQUEST);
  let list = await listWhen(client, ({ cameras }) => cameras.length === 1_200);
  for (let shown = 24; shown < 1_200; shown += 61) {
    list.cameras.show(shown, shown + 61);
    list = await listWhen(client, ({ cameras }) => cameras.at(Math.min(shown + 60, 1_199)) !== undefined);
  }
  expect(idsOf(list).filter((id) => id !== undefined)).toHaveLength(1_000);
  expect([list.cameras.at(0), list.cameras.at(1_199)?.id]).toEqual([undefined, idOf(1_199)]);
});

test('only the last of several quick queries is answered', async () => {
  const { client, find } = startClient(numbered(3));
  for (const seed of [1, 2, 3, 4]) client.find({ ...REQUEST, seed });
  const seeds: number[] = [];
  client.list.subscribe(() => seeds.push(client.list.get()?.seed ?? 0));
  await listWhen(client, ({ seed }) => seed === 4);
  expect(new Set(seeds)).toEqual(new Set([4]));
  expect(find.mock.calls.length).toBeLessThan(4);
});

test('a change after the load, such as a warning, updates the status and the list', async () => {
  const { client, engine } = startClient(numbered(2));
  client.find({ ...REQUEST, query: { ...REQUEST.query, warned: true } });
  const { version } = await valueWhen(client.status, ({ isDone }) => isDone);
  engine.warn(new Map([[idOf(1), 3]]));
  const list = await listWhen(client, ({ cameras }) => cameras.length === 1);
  expect(idsOf(list)).toEqual([idOf(1)]);
  expect(client.status.get().version).toBeGreaterThan(version);
});

test('after a stop nothing changes', async () => {
  const { client, stop } = startClient(numbered(3));
  stop();
  client.find(REQUEST);
  await new Promise((resolve) => setImmediate(resolve));
  expect([client.list.get(), client.status.get().total]).toEqual([null, 0]);
});
