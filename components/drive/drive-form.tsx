'use client';

import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { MAX_PLACES } from '@/lib/drive/drive-request';
import styles from './drive-panel.module.css';
import { PlaceField, type Suggest } from './place-field';

interface DriveFormProps {
  /** From, stops, and to; '' where one is missing. */
  places: readonly string[];
  suggest: Suggest;
  onChange: (places: readonly string[]) => void;
}

const withPlace = (places: readonly string[], index: number, text: string) =>
  places.map((place, at) => (at === index ? text : place));

export function DriveForm({ places, suggest, onChange }: DriveFormProps) {
  const [isAdding, setAdding] = useState(false);
  const last = places.length - 1;
  const missing = places.indexOf('');
  const toField = (index: number, label: string) => (
    <PlaceField
      key={label}
      label={label}
      value={places[index] ?? ''}
      hasFocus={index === missing}
      suggest={suggest}
      onChoose={(text) => onChange(withPlace(places, index, text))}
    />
  );
  return (
    <div className={styles.form} role="group" aria-label="Places">
      {toField(0, 'From')}
      <IconButton icon="swap" label="Swap from and to" onClick={() => onChange([...places].reverse())} />
      {places.slice(1, last).map((stop, position) => (
        <div key={`${stop} ${position}`} className={styles.stop}>
          {toField(position + 1, `Stop ${position + 1}`)}
          <IconButton
            icon="close"
            label={`Remove the stop ${stop}`}
            onClick={() => onChange(places.filter((_, at) => at !== position + 1))}
          />
        </div>
      ))}
      {isAdding && (
        <div className={styles.stop}>
          <PlaceField
            label={`Stop ${last}`}
            value=""
            hasFocus
            suggest={suggest}
            onChoose={(text) => {
              setAdding(false);
              onChange([...places.slice(0, last), text, ...places.slice(last)]);
            }}
          />
          <IconButton icon="close" label="Remove the empty stop" onClick={() => setAdding(false)} />
        </div>
      )}
      {toField(last, 'To')}
      {!isAdding && missing < 0 && places.length < MAX_PLACES && (
        <Button onClick={() => setAdding(true)}>Add a stop</Button>
      )}
    </div>
  );
}
