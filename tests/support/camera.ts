import { CameraSchema, type Camera, type CameraRecord } from '@/lib/camera/camera';

/** A camera record as in the files; a test passes only what matters to it. */
export function cameraRecord(overrides: Partial<CameraRecord> = {}): CameraRecord {
  return {
    id: '511ny-1',
    location: 'I-90 at Exit 24',
    lat: 42.7,
    lng: -73.85,
    feedType: 'image',
    imageUrl: 'https://cams.example/1.jpg',
    source: '511ny',
    attribution: { name: 'New York State DOT', url: 'https://cams.example/', license: 'Made up for tests.' },
    ...overrides,
  };
}

/** A normalized camera. */
export function camera(overrides: Partial<CameraRecord> = {}): Camera {
  return CameraSchema.parse(cameraRecord(overrides));
}
