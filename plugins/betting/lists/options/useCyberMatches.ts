import { useState } from 'react';
import { useServices } from '#core/ui';
import { firstListChoices, isListChoice, type CyberMatches } from './listChoices.ts';
import { storedListOptions } from './storedListOptions.ts';
import { useBetting } from '../../service/useBetting.ts';

/** Returns the person's choice of cyber sport matches; stored with list options. For observers. */
export function useCyberMatches(): readonly [
  value: CyberMatches,
  choose: (value: CyberMatches) => void,
] {
  const betting = useBetting();
  const { storage } = useServices();
  const [first] = useState(() => {
    const { cyberMatches } = storage.value(storedListOptions).read().values;
    return isListChoice('cyberMatches', cyberMatches)
      ? cyberMatches
      : firstListChoices.cyberMatches;
  });
  return [
    betting.options?.choices.cyberMatches ?? first,
    (value) => void betting.loadOptions().then((options) => options.set('cyberMatches', value)),
  ];
}
