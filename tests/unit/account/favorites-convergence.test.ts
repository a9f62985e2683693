import { fc } from '@/tests/support/seeded-fast-check';
import { FAVORITES_KEY, FAVORITES_SYNC_KEY } from '@/lib/constants/favorites';
import { fakeBrowser, fakeServer, settle, signedInAs } from '../../support/favorites-world';

const IDS = ['a', 'b', 'c', 'd'];
const someIds = fc.uniqueArray(fc.constantFrom(...IDS));

type Kind = 'toggle' | 'up' | 'down' | 'offline' | 'online' | 'reload';

/** A random event in one of the tabs; the first `tabsPerDevice` tabs belong to the first device. */
const step = (tabs: number, kinds: readonly Kind[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), tab: fc.nat(tabs - 1), id: fc.constantFrom(...IDS) });
const EVERYTHING: readonly Kind[] = ['toggle', 'toggle', 'up', 'up', 'down', 'down', 'down', 'offline', 'online'];

interface Plan {
  readonly server: string[] | null;
  readonly local: string[][];
  readonly steps: readonly { kind: Kind; tab: number; id: string }[];
}
const plan = (tabs: number, kinds: readonly Kind[]): fc.Arbitrary<Plan> =>
  fc.record({
    server: fc.option(someIds),
    local: fc.array(someIds, { minLength: 2, maxLength: 2 }),
    steps: fc.array(step(tabs, kinds), { maxLength: 60 }),
  });

/** Runs a plan on two devices, then delivers everything. */
async function live({ server: list, local, steps }: Plan, tabsPerDevice: number) {
  const server = fakeServer(list);
  const wishes: { device: number; id: string; isWanted: boolean }[] = [];
  const browsers = local.map((ids) => fakeBrowser({ [FAVORITES_KEY]: JSON.stringify(ids) }));
  local.forEach((ids, device) => ids.forEach((id) => wishes.push({ device, id, isWanted: true })));
  const open = (device: number) => {
    const favorites = browsers[device]!.openTab();
    const line = server.connect();
    favorites.setAccount(signedInAs('ann'));
    favorites.connect(line.document);
    return { device, favorites, line };
  };
  const tabs = browsers.flatMap((_, device) => Array.from({ length: tabsPerDevice }, () => open(device)));
  const onDevice = (device: number) => tabs.filter((tab) => tab.device === device);

  const happen: Record<Kind, (tab: (typeof tabs)[number], id: string) => void> = {
    toggle: ({ device, favorites }, id) => {
      favorites.toggle(id);
      wishes.push({ device, id, isWanted: favorites.get().ids.has(id) });
    },
    up: ({ line }) => line.sendUp(),
    down: ({ line }) => line.sendDown(),
    offline: ({ device }) => onDevice(device).forEach(({ line }) => line.goOffline()),
    online: ({ device }) => onDevice(device).forEach(({ line }) => line.goOnline()),
    reload: (tab) => {
      tab.favorites.close();
      tab.line.drop();
      tabs[tabs.indexOf(tab)] = open(tab.device);
    },
  };
  for (const { kind, tab, id } of steps) {
    happen[kind](tabs[tab]!, id);
    await settle();
  }
  for (const { line } of tabs) line.goOnline();
  for (let turn = 0; turn < 100 && tabs.some(({ line }) => !line.isQuiet()); turn += 1) {
    for (const { line } of tabs) await line.drain();
  }
  return { server, browsers, tabs, wishes };
}

type World = Awaited<ReturnType<typeof live>>;

function expectAgreement({ server, browsers, tabs }: World) {
  const ids = [...(server.list ?? [])].sort();
  for (const { line, favorites } of tabs) {
    expect(line.isQuiet()).toBe(true);
    expect(favorites.shown().sort()).toEqual(ids);
  }
  for (const { disk } of browsers) {
    expect((JSON.parse(disk.get(FAVORITES_KEY)!) as string[]).sort()).toEqual(ids);
    expect(disk.get(FAVORITES_SYNC_KEY)).toBe('{"owner":"ann","waiting":[]}');
  }
}

function expectNothingLost({ server, wishes }: World) {
  const removed = new Set(wishes.filter(({ isWanted }) => !isWanted).map(({ id }) => id));
  const added = wishes.map(({ id }) => id).filter((id) => !removed.has(id));
  expect(server.list ?? []).toEqual(expect.arrayContaining(added));
}

/** The last change of a camera wins if only one device changed it. */
function expectLastWords({ server, wishes }: World) {
  const last = new Map(wishes.map(({ id, isWanted }) => [id, isWanted]));
  const disputed = new Set(
    wishes.map(({ id }) => id).filter((id) => new Set(wishes.flatMap((w) => (w.id === id ? [w.device] : []))).size > 1),
  );
  const undisputed = [...last].filter(([id]) => !disputed.has(id));
  expect(undisputed.map(([id]) => [id, (server.list ?? []).includes(id)])).toEqual(undisputed);
}

const reloading: readonly Kind[] = [...EVERYTHING, 'reload'];

// In a tab that closes, the last change of a device may be one that the other tab has not seen.
test.each([
  ['two devices that go offline and come back', 1, EVERYTHING, true],
  ['two devices with two tabs each', 2, EVERYTHING, true],
  ['pages reloaded at any moment', 1, reloading, true],
  ['tabs that close and open at any moment', 2, reloading, false],
] as const)('%s converge and lose nothing that was not removed', async (_, tabsPerDevice, kinds, keepsLastWords) => {
  const expectations = [expectAgreement, expectNothingLost, ...(keepsLastWords ? [expectLastWords] : [])];
  await fc.assert(
    fc.asyncProperty(plan(2 * tabsPerDevice, kinds), async (script) => {
      const world = await live(script, tabsPerDevice);
      for (const expectOf of expectations) expectOf(world);
    }),
  );
});
