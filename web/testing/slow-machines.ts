import { configure } from '@testing-library/react';

/** What is awaited comes late on a busy machine, where a lazy part alone may take more than the usual second. */
configure({ asyncUtilTimeout: 5_000 });
