const CAMERA_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/;

/** Whether a text can be the id of a camera: prefixed by source (`511ny-1000`), at most 80 characters. */
export function isCameraId(text: string): boolean {
  return CAMERA_ID.test(text);
}
