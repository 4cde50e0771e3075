import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { troubleWords } from '../ui/trouble.js';

/** Reads something at once and then again and again, while somebody looks; a read that fails leaves what was there and says why. */
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
        trouble.value = troubleWords(error);
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
