import { foldText, splitWords } from '@/lib/core/fold-text';
import type { FilterOption } from './filter-options';

type Findable = Pick<FilterOption, 'label' | 'keywords'>;

/** Those in which each word of the text begins a word. */
export function findOptions<Option extends Findable>(options: readonly Option[], text: string): readonly Option[] {
  const starts = splitWords(foldText(text));
  if (starts.length === 0) return options;
  return options.filter((option) => {
    const words = getWords(option);
    return starts.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** The position of the first that has the words whole (`al` means Alabama, not All states), or else of the first; -1 if none. */
export function findBest(found: readonly Findable[], text: string): number {
  const wanted = splitWords(foldText(text));
  const position = found.findIndex((option) => {
    const words = getWords(option);
    return wanted.every((word) => words.includes(word));
  });
  return position < 0 && found.length > 0 ? 0 : position;
}

function getWords({ label, keywords = '' }: Findable): string[] {
  return splitWords(foldText(`${label} ${keywords}`));
}
