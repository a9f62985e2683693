import { useRef } from 'react';
import { Button } from './button';

interface FileButtonProps {
  children: string;
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

export function FileButton({ children, label, accept, onFile }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => inputRef.current?.click()}>{children}</Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again fires no event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
