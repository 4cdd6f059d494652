export function storeTests(files?: string[]): string[];
