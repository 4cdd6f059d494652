import { ApiError } from './api.ts';
import type { ErrorBody } from '#server/platform/http/http.ts';

/** A form with files, with true progress: fetch cannot tell how much of a request has left. */
export function sendForm<Answer>(path: string, form: FormData, onProgress: (percent: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => reject(new TypeError('network'));
    request.onload = () => {
      if (request.status < 400) return resolve(request.response as Answer);
      const body = (request.response ?? {}) as Partial<ErrorBody>;
      reject(
        new ApiError(request.status, {
          code: body.code ?? 'unexpected',
          message: body.message ?? '',
          fields: body.fields ?? [],
          requestId: body.requestId ?? '',
        }),
      );
    };
    request.send(form);
  });
}
