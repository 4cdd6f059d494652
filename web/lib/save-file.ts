/** Hands a file to the browser as a download. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by then; an earlier release would cancel it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
