'use client';

import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Announcer } from '@/components/shell/notices';
import { IconButton } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import { addressLine } from '@/lib/camera/facts';
import { moveInWall, removeFromWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import styles from './arrange-list.module.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The wall while one of its cameras is being dragged. */
interface Drag {
  readonly id: string;
  readonly wall: ChosenWall;
}

interface ArrangeListProps {
  wall: ChosenWall;
  records: ReadonlyMap<string, Camera>;
  onChange: (wall: ChosenWall) => void;
}

/** The pointer belongs to the list: its items move, and a moved element loses the pointer. */
function useDrag(wall: ChosenWall, onChange: ArrangeListProps['onChange']) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const getId = (target: Element | null) => target?.closest<HTMLElement>('[data-camera]')?.dataset.camera;
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as Element;
      const id = getId(target);
      if (event.button !== 0 || id === undefined || target.closest('[data-handle]') === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, wall });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!drag) return;
      const over = getId(document.elementFromPoint(clientX, clientY));
      const to = over === undefined ? -1 : drag.wall.ids.indexOf(over);
      if (to >= 0 && over !== drag.id) setDrag({ id: drag.id, wall: moveInWall(drag.wall, drag.id, to) });
    },
    onPointerUp: () => {
      if (drag) onChange(drag.wall);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  };
  return { drag, handlers };
}

/** Changes the wall, and says so to screen readers. */
function useSaidChange(onChange: ArrangeListProps['onChange']) {
  const [said, setSaid] = useState('');
  const change = (wall: ChosenWall, text: string) => {
    onChange(wall);
    setSaid(text);
  };
  return { said, change };
}

function describe(camera: Camera | undefined): string {
  return camera ? addressLine(camera) : 'not listed now';
}

/** The cameras of a wall by name, to be dragged or moved by keys. */
export function ArrangeList({ wall, records, onChange }: ArrangeListProps) {
  const hintId = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const moved = useRef<string | null>(null);
  const { said, change } = useSaidChange(onChange);
  const { drag, handlers } = useDrag(wall, onChange);
  const { ids } = drag?.wall ?? wall;
  const nameOf = (id: string) => records.get(id)?.location ?? id;
  // A moved element loses the focus.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    listRef.current?.querySelector<HTMLElement>(`[data-camera="${CSS.escape(moved.current)}"] [data-handle]`)?.focus();
    moved.current = null;
  }, [ids]);
  const handleKey = (event: KeyboardEvent, id: string, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(index + step, 0), ids.length - 1);
    if (to === index) return;
    moved.current = id;
    change(moveInWall(wall, id, to), `${nameOf(id)} is number ${to + 1} of ${ids.length}.`);
  };
  return (
    <>
      <p id={hintId} className={styles.hint}>
        Drag the handles, or move a camera with the arrow keys.
      </p>
      <ol ref={listRef} className={styles.list} aria-label="Order of the wall" {...handlers}>
        {ids.map((id, index) => (
          <li key={id} className={styles.item} data-camera={id} data-dragged={drag?.id === id}>
            <button
              type="button"
              className={styles.handle}
              data-handle
              aria-label={`Move ${nameOf(id)}`}
              aria-describedby={hintId}
              onKeyDown={(event) => handleKey(event, id, index)}
            >
              {index + 1}
            </button>
            <p className={styles.name}>
              {nameOf(id)} <span>{describe(records.get(id))}</span>
            </p>
            <IconButton
              icon="close"
              label={`Remove ${nameOf(id)}`}
              onClick={() => change(removeFromWall(wall, id), `${nameOf(id)} is removed.`)}
            />
          </li>
        ))}
      </ol>
      <Announcer text={said} />
    </>
  );
}
