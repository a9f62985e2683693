const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  expand: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  shrink: 'M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4',
  locate: 'M10 2v3M10 15v3M2 10h3M15 10h3M10 5a5 5 0 1 0 0 10a5 5 0 1 0 0-10M10 9.5v1',
  chevron: 'M5 8l5 5l5-5',
  pip: 'M3 4.5h14v11H3zM10 9.5h5v4h-5z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 20 px in the colour of the text; its button carries the words. */
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
