import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiError } from '../api/problem.js';
import { troubleWords } from '../ui/trouble.js';

/**
 * Reads something at once and then again and again, while somebody looks; a read that fails leaves what was there and says why. That the
 * gateway is away is said once, by the line about its health.
 */
export function usePolled<T>(read: () => Promise<T>, everyMs: number, onValue: (value: T) => void): Signal<string> {
  const trouble = useSignal('');
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const round = async (): Promise<void> => {
      try {
        if (document.visibilityState === 'visible') {
          const value = await read();
          if (isOver) return;
          onValue(value);
          trouble.value = '';
        }
      } catch (error) {
        if (!(error instanceof ApiError && error.isPassing)) trouble.value = troubleWords(error);
      }
      if (!isOver) timer = setTimeout(() => void round(), everyMs);
    };
    void round();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return trouble;
}
