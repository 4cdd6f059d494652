export function storeTests(arePrepared?: boolean, files?: string[]): string[];
