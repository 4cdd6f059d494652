const megabytes = (bytes: number) => `${String(Math.round(bytes / 1024 / 1024))} MB`;

export const fileTooLarge = (name: string, maxBytes: number) => `${name}: supera il limite di ${megabytes(maxBytes)}`;

export const tooManyFiles = (max: number) => `Al massimo ${String(max)} file`;

export const fileTypeRefused = (name: string, types: readonly string[]) =>
  `${name}: non è un file ${types.map((type) => type.toUpperCase()).join(', ')} valido`;
