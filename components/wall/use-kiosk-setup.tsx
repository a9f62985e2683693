import { lazy, useState } from 'react';
import { LoadBoundary } from '@/components/shell/notices';

const KioskDialog = lazy(async () => ({ default: (await import('./kiosk-dialog')).KioskDialog }));

export function useKioskSetup() {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  const dialog = (
    <LoadBoundary
      isOpen={isOpen}
      title="Couldn’t load the kiosk’s settings"
      loading="Opening the settings..."
      onClose={handleClose}
    >
      <KioskDialog onClose={handleClose} />
    </LoadBoundary>
  );
  return { dialog, open: () => setOpen(true) };
}
