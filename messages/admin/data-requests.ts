export const DATA_REQUEST_PROBLEMS = { future: 'La data non può essere nel futuro.' } as const;
