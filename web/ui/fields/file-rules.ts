export type FileRules = {
  /** Endings with their dot: ['.pdf', '.docx']. The server looks at the content too. */
  accept: readonly string[];
  maxBytes: number;
  maxFiles: number;
};

export type RejectedFile = { file: File; reason: 'type' | 'size' | 'count' };

/** Which of the files just dropped may go on, and why the others may not. */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
  already: number,
): { accepted: File[]; rejected: RejectedFile[] } {
  const accepted: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (!rules.accept.some((ending) => name.endsWith(ending))) rejected.push({ file, reason: 'type' });
    else if (file.size > rules.maxBytes) rejected.push({ file, reason: 'size' });
    else if (already + accepted.length >= rules.maxFiles) rejected.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
