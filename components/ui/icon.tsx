const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  expand: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  shrink: 'M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4',
  tiles: 'M3 4h6v5H3zM11 4h6v5h-6zM3 11h6v5H3zM11 11h6v5h-6z',
  comfortable: 'M3 3.5h14v9.5H3zM3 16.5h9',
  compact: 'M3 3.5h6v4.5H3zM11 3.5h6v4.5h-6zM3 11h6v4.5H3zM11 11h6v4.5h-6zM3 18h4M11 18h4',
  wall: 'M2.5 3.5h15v13h-15zM2.5 10h15M10 3.5v13',
  locate: 'M10 2v3M10 15v3M2 10h3M15 10h3M10 5a5 5 0 1 0 0 10a5 5 0 1 0 0-10M10 9.5v1',
  pip: 'M3 4.5h14v11H3zM10 9.5h5v4h-5z',
  chevron: 'M5 8l5 5l5-5',
  search: 'M14 9a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM12.8 12.8l3.7 3.7',
  map: 'M3 5.5l4.5-2 5 2 4.5-2v11l-4.5 2-5-2-4.5 2zM7.5 3.5v11M12.5 5.5v11',
  help: 'M7.6 7.6a2.5 2.5 0 1 1 3.6 2.6c-.8.4-1.2.9-1.2 1.8M10 14.6v.3M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z',
  gear: 'M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M8.6 2.5h2.8l.4 2.1 1.5.9 2-.8 1.4 2.4-1.6 1.4v3l1.6 1.4-1.4 2.4-2-.8-1.5.9-.4 2.1H8.6l-.4-2.1-1.5-.9-2 .8-1.4-2.4 1.6-1.4v-3L3.3 7.1l1.4-2.4 2 .8 1.5-.9z',
  heart: 'M10 16.5 3.6 10a4 4 0 0 1 0-5.7 4 4 0 0 1 5.7 0l.7.7.7-.7a4 4 0 0 1 5.7 0 4 4 0 0 1 0 5.7Z',
  back: 'M12.5 4l-6 6 6 6',
  swap: 'M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3',
  drive: 'M6.5 3 4 17M13.5 3 16 17M10 4v2.5M10 9v2.5M10 14v2.5',
  forward: 'M7.5 4l6 6-6 6',
  play: 'M6.5 4v12l9-6z',
  pause: 'M7 4v12M13 4v12',
  picture: 'M10 3v8M6.5 8l3.5 3.5L13.5 8M3.5 13v3.5h13V13',
  clip: 'M3 5h14v10H3zM6 5v10M14 5v10M3 8.3h3M3 11.7h3M14 8.3h3M14 11.7h3',
  commute: 'M3 7h14v9H3zM7 7V4.5h6V7M3 11h14',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
