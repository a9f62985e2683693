import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { Announcer } from '@/components/shell/notices';
import { IconButton } from '@/components/ui/button';
import textStyles from '@/components/ui/text.module.css';
import { UndoStatus } from '@/components/ui/undo-status';
import type { Camera } from '@/lib/camera/camera';
import { addressLine } from '@/lib/camera/facts';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import { moveInWall, removeFromWall } from '@/lib/wall/edit-wall';
import styles from './arrange-list.module.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

interface ArrangeListProps {
  wall: ChosenWall;
  records: ReadonlyMap<string, Camera>;
  onChange: (wall: ChosenWall) => void;
}

/** Moving an element loses its focus. Call the result before the change. */
function useMovedFocus(listRef: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
  const moved = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    listRef.current?.querySelector<HTMLElement>(`[data-camera="${CSS.escape(moved.current)}"] [data-handle]`)?.focus();
    moved.current = null;
  }, [listRef, ids]);
  return (id) => {
    moved.current = id;
  };
}

/** Ends when other cameras change or another wall opens. */
export function useRemoval({ ids }: ChosenWall) {
  const [last, setLast] = useState<{ name: string; before: readonly string[]; after: string } | null>(null);
  const note = (next: ChosenWall | null, name = '') =>
    setLast(next && { name, before: ids, after: next.ids.join(' ') });
  return [last?.after === ids.join(' ') ? last : null, note] as const;
}

function useChanges(wall: ChosenWall, onChange: ArrangeListProps['onChange']) {
  const [announcement, setAnnouncement] = useState('');
  const [removed, noteRemoval] = useRemoval(wall);
  const change = (next: ChosenWall, text: string) => {
    onChange(next);
    setAnnouncement(text);
    noteRemoval(null);
  };
  const remove = (id: string, name: string) => {
    const next = removeFromWall(wall, id);
    change(next, '');
    noteRemoval(next, name);
  };
  const undo = () => removed && change({ ...wall, ids: removed.before }, `${removed.name} is back.`);
  return { announcement, removed, change, remove, undo };
}

/** The list captures the pointer: a moved item would lose it. */
function useDrag(wall: ChosenWall, onChange: ArrangeListProps['onChange']) {
  const [drag, setDrag] = useState<{ readonly id: string; readonly wall: ChosenWall } | null>(null);
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

const describe = (camera: Camera | undefined) => (camera ? addressLine(camera) : 'unavailable');

export function ArrangeList({ wall, records, onChange }: ArrangeListProps) {
  const hintId = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const { announcement, removed, change, remove, undo } = useChanges(wall, onChange);
  const { drag, handlers } = useDrag(wall, (next) => change(next, ''));
  const { ids } = drag?.wall ?? wall;
  const nameOf = (id: string) => records.get(id)?.location ?? id;
  const keepFocus = useMovedFocus(listRef, ids);
  const handleKey = (event: KeyboardEvent, id: string, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(index + step, 0), ids.length - 1);
    if (to === index) return;
    keepFocus(id);
    change(moveInWall(wall, id, to), `${nameOf(id)} moved to position ${to + 1} of ${ids.length}.`);
  };
  return (
    <>
      <p id={hintId} className={textStyles.quiet}>
        Drag the handles or use the arrow keys to reorder.
      </p>
      <ol ref={listRef} className={styles.list} aria-label="Camera order" {...handlers}>
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
            <IconButton icon="close" label={`Remove ${nameOf(id)}`} onClick={() => remove(id, nameOf(id))} />
          </li>
        ))}
      </ol>
      <Announcer text={announcement} />
      <UndoStatus change={removed} text={`Removed ${removed?.name}.`} onUndo={undo} />
    </>
  );
}
