import { useEffect, useMemo } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import { Notice } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { getDriveClient } from '@/lib/drive/drive-client';
import { formatCircle } from '@/lib/geo/circle';
import { replaceUrl } from '@/components/browser/url-store';

const RADIUS_KM = 15;

/** Shows the cameras around a place that another app shared with the installed app. */
export function SharedPlace({ client, text }: { client: CatalogClient; text: string }) {
  const ask = useMemo(
    () => async () => ({
      place: await getDriveClient(client)
        .call('findShared', [text])
        .catch(() => null),
    }),
    [client, text],
  );
  const answer = useAnswer(ask);
  const place = answer?.place;
  useEffect(() => {
    if (!place) return;
    const [name = ''] = place.name.split(',');
    replaceUrl({ near: formatCircle({ lat: place.lat, lng: place.lng, km: RADIUS_KM }), place: name });
  }, [place]);
  if (place) return null;
  return (
    <Notice title={answer ? 'No place found in what you shared' : 'Finding the place you shared...'}>
      {answer && <Button onClick={() => replaceUrl({ near: null, place: null })}>Show all cameras</Button>}
    </Notice>
  );
}
