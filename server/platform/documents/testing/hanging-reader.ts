/** Never answers, and leaves its own loop no moment either. */
for (;;);
