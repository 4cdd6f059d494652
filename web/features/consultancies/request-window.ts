import { lazy } from 'react';

/** The form and its schemas come with the first press. */
export const RequestWindow = lazy(() =>
  import('./request-dialog.tsx').then((module) => ({ default: module.RequestDialog })),
);
