'use client';

import { useState, type ReactNode } from 'react';
import { KeptItems } from '@/components/account/kept-items';
import { CopyButton } from '@/components/camera/copy-button';
import { WallOnTopButton } from '@/components/camera/on-top-button';
import { Announcer } from '@/components/shell/notices';
import { PanelHead } from '@/components/shell/panel-head';
import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { MAX_WALLS } from '@/lib/constants/favorites';
import { makeEmbedCode } from '@/lib/embed/embed-address';
import { addToWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { ArrangeList } from './arrange-list';
import { keptWalls } from './kept-walls';
import { SaveWall } from './save-wall';
import { WallFile } from './wall-file';
import styles from './wall-panel.module.css';

const countCameras = (count: number) => `${count} ${count === 1 ? 'camera' : 'cameras'}`;

/** For screen readers. */
const describe = ({ name, ids }: ChosenWall) => (ids.length === 0 ? '' : `${name} ${countCameras(ids.length)}.`);

interface WallPanelProps {
  wall: ChosenWall;
  records: ReadonlyMap<string, Camera>;
  /** Whether all lists are here: a camera without a record is not listed then. */
  isDone: boolean;
  favorites: ReadonlySet<string>;
  /** Of its grid; null where there is none. */
  densitySwitch: ReactNode;
  onChange: (wall: ChosenWall) => void;
  /** Shows another wall, as a step of the history. */
  onOpen: (wall: ChosenWall) => void;
  onChoose: () => void;
  onKiosk: () => void;
  onClose: () => void;
}

function Title({ wall, records, isDone }: Pick<WallPanelProps, 'wall' | 'records' | 'isDone'>) {
  const { name, ids } = wall;
  if (ids.length === 0) return <h1 id="wall-title">Walls</h1>;
  const missing = isDone ? ids.filter((id) => !records.has(id)).length : 0;
  return (
    <h1 id="wall-title">
      {name === '' ? 'New wall' : name} <span>{countCameras(ids.length)}</span>
      {missing > 0 && <span>{`${missing} not listed now`}</span>}
    </h1>
  );
}

function Explanation() {
  return (
    <p className={styles.message}>
      A wall shows up to 64 cameras of your choice, in your order. Its link shows it to anybody. Choose cameras on the
      pictures of the grid, all that match your filters, an area of the map, or those of a drive.
    </p>
  );
}

interface ActionsProps extends WallPanelProps {
  isArranging: boolean;
  onArrange: () => void;
}

function Actions(props: ActionsProps) {
  const { wall, records, favorites, isArranging, onArrange, onChange, onChoose, onKiosk } = props;
  const { ids } = wall;
  const isEmpty = ids.length === 0;
  const withFavorites = addToWall(wall, [...favorites]);
  const added = withFavorites.ids.length - ids.length;
  return (
    <div className={styles.actions}>
      <Button kind={isEmpty ? 'main' : 'plain'} onClick={onChoose}>
        Choose cameras
      </Button>
      {isEmpty && added > 0 && (
        <Button
          onClick={() => onChange(withFavorites)}
        >{`Add ${added} ${added === 1 ? 'favorite' : 'favorites'}`}</Button>
      )}
      {!isEmpty && (
        <>
          <Button isPressed={isArranging} onClick={onArrange}>
            Arrange
          </Button>
          <Button onClick={onKiosk}>Open as kiosk</Button>
          <WallOnTopButton cameras={ids.flatMap((id) => records.get(id) ?? [])} />
          <CopyButton label="Copy link" getText={() => window.location.href} />
          <CopyButton label="Copy embed code" getText={() => makeEmbedCode(window.location.origin, wall, wall.name)} />
        </>
      )}
    </div>
  );
}

/** What can be done with the wall of the address, and the saved ones. */
export function WallPanel(props: WallPanelProps) {
  const { wall, records, isDone, densitySwitch, onChange, onOpen, onClose } = props;
  const [isArranging, setArranging] = useState(false);
  const isEmpty = wall.ids.length === 0;
  return (
    <section className={styles.panel} data-furniture aria-labelledby="wall-title">
      <PanelHead densitySwitch={densitySwitch} closeLabel="Close the wall" onClose={onClose}>
        <Title wall={wall} records={records} isDone={isDone} />
      </PanelHead>
      {isEmpty && <Explanation />}
      <Actions {...props} isArranging={isArranging} onArrange={() => setArranging(!isArranging)} />
      <div className={styles.actions}>
        {!isEmpty && <SaveWall key={wall.name} wall={wall} onChange={onChange} />}
        <WallFile wall={wall} onOpen={onOpen} />
      </div>
      {isArranging && !isEmpty && <ArrangeList wall={wall} records={records} onChange={onChange} />}
      <KeptItems
        list={keptWalls}
        noun="walls"
        max={MAX_WALLS}
        isOpen={isEmpty}
        describe={({ ids }) => countCameras(ids.length)}
        onOpen={onOpen}
      />
      <Announcer text={describe(wall)} />
    </section>
  );
}
