import { useState, type ReactNode } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { useIsPhone } from '@/components/browser/page-state';
import { closeWall, pushUrl } from '@/components/browser/url-store';
import { changeWall, showWall } from '@/components/browser/wall-address';
import { NameForm, SavedItems } from '@/components/saved/saved-items';
import { StartButton } from '@/components/saved/start-button';
import { CopyButton } from '@/components/camera/copy-button';
import { PlayerButton } from '@/components/camera/download-button';
import { WallOnTopButton } from '@/components/camera/on-top-button';
import { setWallDetection, useWallDetection } from '@/components/detection/wall-detection';
import { Announcer } from '@/components/shell/notices';
import { MenuButton, PanelHead } from '@/components/ui/panel-head';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import textStyles from '@/components/ui/text.module.css';
import { UndoStatus } from '@/components/ui/undo-status';
import { getFilterLabel } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { MAX_WALLS } from '@/lib/constants/favorites';
import { mayEmbedAll } from '@/lib/agencies/permission';
import { makeEmbedCode } from '@/lib/embed/embed-address';
import { formatHomeAssistant } from '@/lib/embed/home-assistant';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import { addToWall, formatSavedWall } from '@/lib/wall/edit-wall';
import { ArrangeList, useRemoval } from './arrange-list';
import { savedWalls } from '@/components/saved/saved-walls';
import { useKioskSetup } from './use-kiosk-setup';
import { FeedsButton, WallFile } from './wall-file';
import styles from './wall-panel.module.css';

const countCameras = (count: number) => `${count} ${count === 1 ? 'camera' : 'cameras'}`;

const describe = ({ name, ids }: ChosenWall) => (ids.length === 0 ? '' : `${name} ${countCameras(ids.length)}.`);

interface WallPanelProps {
  wall: ChosenWall;
  records: ReadonlyMap<string, Camera>;
  /** Known once all lists have loaded. */
  missing: readonly string[];
  densitySwitch: ReactNode;
}

type ShownWall = Pick<WallPanelProps, 'wall' | 'missing'>;

function Title({ wall: { name, ids }, missing }: ShownWall) {
  if (ids.length === 0) return <h1 id="wall-title">Walls</h1>;
  return (
    <h1 id="wall-title">
      {name === '' ? 'New wall' : name} <span>{countCameras(ids.length)}</span>
      {missing.length > 0 && <span>{`${missing.length} unavailable`}</span>}
    </h1>
  );
}

/** The agency and its own number: nothing else is known of a camera that no list has. */
function nameMissing(id: string): string {
  const source = SOURCE_IDS.find((name) => id.startsWith(`${name}-`));
  return source ? `${getFilterLabel(source)}, camera ${id.slice(source.length + 1)}` : id;
}

function Missing({ wall, missing }: ShownWall) {
  const [removed, noteRemoval] = useRemoval(wall);
  const handleRemove = () => {
    const next = { ...wall, ids: wall.ids.filter((id) => !missing.includes(id)) };
    changeWall(next);
    noteRemoval(next);
  };
  return (
    <>
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary>Unavailable cameras</summary>
          <ul>
            {missing.map((id) => (
              <li key={id}>{nameMissing(id)}</li>
            ))}
          </ul>
          <Button onClick={handleRemove}>Remove them</Button>
        </details>
      )}
      <UndoStatus
        change={removed}
        text="Removed the unavailable cameras."
        onUndo={() => removed && changeWall({ ...wall, ids: removed.before })}
      />
    </>
  );
}

function SaveWall({ wall }: { wall: ChosenWall }) {
  const [isNaming, setNaming] = useState(false);
  const items = savedWalls.useItems();
  const text = formatSavedWall(wall);
  const before = items.find(({ name }) => name === wall.name);
  const handleName = (name: string) => {
    savedWalls.save({ ...wall, name });
    changeWall({ ...wall, name });
  };
  if (isNaming) return <NameForm name={wall.name} onSave={handleName} onClose={() => setNaming(false)} />;
  if (items.some((item) => item.text === text)) return <p className={textStyles.quiet}>This wall is saved.</p>;
  return (
    <>
      {before && (
        <Button kind="main" onClick={() => savedWalls.change(before, wall)}>
          Save changes
        </Button>
      )}
      <Button kind={before ? 'plain' : 'main'} onClick={() => setNaming(true)}>
        {before ? 'Save as another wall' : 'Save this wall'}
      </Button>
    </>
  );
}

function DetectionButton() {
  const isOn = useWallDetection();
  return (
    <Button isPressed={isOn} onClick={() => setWallDetection(!isOn)}>
      {isOn ? 'AI ON' : 'AI OFF'}
    </Button>
  );
}

interface ShareButtonsProps {
  wall: ChosenWall;
  cameras: readonly Camera[];
  isEmbeddable: boolean;
}

function ShareButtons({ wall, cameras, isEmbeddable }: ShareButtonsProps) {
  const name = wall.name || 'Wall';
  const { origin } = window.location;
  return (
    <>
      <CopyButton label="Copy link" getText={() => window.location.href} />
      {isEmbeddable ? (
        <>
          <CopyButton label="Copy embed code" getText={() => makeEmbedCode(origin, wall, wall.name)} />
          <CopyButton label="Copy for Home Assistant" getText={() => formatHomeAssistant(cameras, wall, origin)} />
        </>
      ) : (
        <p className={textStyles.quiet}>No embed code: an agency on this wall doesn’t allow embedding.</p>
      )}
      <PlayerButton name={name} getCameras={() => Promise.resolve(cameras)} />
      <FeedsButton name={name} cameras={cameras} />
    </>
  );
}

function Actions(props: WallPanelProps & { isArranging: boolean; onArrange: () => void }) {
  const { wall, records, isArranging, onArrange } = props;
  const kiosk = useKioskSetup();
  const { ids: favorites } = useFavorites();
  const { ids } = wall;
  const isEmpty = ids.length === 0;
  const cameras = ids.flatMap((id) => records.get(id) ?? []);
  const isEmbeddable = mayEmbedAll(ids.filter((id) => records.get(id)?.isDemo !== true));
  const withFavorites = addToWall(wall, [...favorites]);
  const added = withFavorites.ids.length - ids.length;
  return (
    <div className={styles.actions}>
      <Button kind={isEmpty ? 'main' : 'plain'} onClick={() => pushUrl({ choose: '1' })}>
        Choose cameras
      </Button>
      {isEmpty && added > 0 && (
        <Button onClick={() => changeWall(withFavorites)}>{`Add ${added} favorite${added === 1 ? '' : 's'}`}</Button>
      )}
      {!isEmpty && (
        <>
          <Button isPressed={isArranging} onClick={onArrange}>
            Arrange
          </Button>
          <Button onClick={kiosk.open}>Open as kiosk</Button>
          {kiosk.dialog}
          <DetectionButton />
          <WallOnTopButton cameras={cameras} />
          <Disclosure label="Share">{() => <ShareButtons {...{ wall, cameras, isEmbeddable }} />}</Disclosure>
        </>
      )}
    </div>
  );
}

export function WallPanel(props: WallPanelProps) {
  const { wall, missing, densitySwitch } = props;
  const isEmpty = wall.ids.length === 0;
  const canFold = useIsPhone() && !isEmpty;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = canFold && !isUnfolded;
  return (
    <section className={styles.panel} data-chrome aria-labelledby="wall-title">
      <PanelHead closeLabel="Close the wall" onClose={closeWall}>
        <Title wall={wall} missing={missing} />
        {canFold ? <MenuButton isOpen={isUnfolded} onClick={() => setUnfolded(!isUnfolded)} /> : densitySwitch}
      </PanelHead>
      {isEmpty && (
        <p className={styles.message}>
          Put up to 64 cameras on one wall, in any order. Anyone with the link can see it. Pick cameras from the grid,
          add all that match your filters, draw an area on the map, or use a drive.
        </p>
      )}
      {canFold && !isFolded && densitySwitch}
      {!isFolded && <WallMenu {...props} />}
      <Announcer text={describe(wall)} />
    </section>
  );
}

function WallMenu(props: WallPanelProps) {
  const { wall, records } = props;
  const [isArranging, setArranging] = useState(false);
  const isEmpty = wall.ids.length === 0;
  return (
    <>
      <Actions {...props} isArranging={isArranging} onArrange={() => setArranging(!isArranging)} />
      <div className={styles.actions}>
        {!isEmpty && (
          <>
            <SaveWall key={wall.name} wall={wall} />
            <StartButton />
          </>
        )}
        <WallFile wall={wall} />
      </div>
      <Missing {...props} />
      {isArranging && !isEmpty && <ArrangeList wall={wall} records={records} onChange={changeWall} />}
      <SavedItems
        list={savedWalls}
        noun="walls"
        max={MAX_WALLS}
        isOpen={isEmpty}
        describe={({ ids }) => countCameras(ids.length)}
        onOpen={showWall}
      />
    </>
  );
}
