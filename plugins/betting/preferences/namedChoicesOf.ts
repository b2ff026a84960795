import type { CoreServices } from '#core';
import { bettingToken, type NamedChoices } from '../contract.ts';
import { couponTextsOf } from './couponTextsOf.ts';
import { multiOf } from '../multi/multiOf.ts';
import type { ListChoice } from '../lists/options/listChoices.ts';
import { accountValues, isValueChoice } from './accountValues.ts';
import { chooseAppViewType } from './listPreferences.ts';
import { choiceNamed, textOf, valueIn } from './preferencesFromWire.ts';

/** The choices of this browser by the names of the account; they are the same ones everywhere. */
export async function namedChoicesOf(services: CoreServices): Promise<NamedChoices> {
  const betting = await services.services.get(bettingToken);
  const [options, coupon] = await Promise.all([betting.loadOptions(), couponTextsOf(services)]);
  const { config, preferences } = services;
  const values = accountValues({ preferences, config, coupon, multi: multiOf(betting, services) });
  return {
    read: (name) => {
      const choice = choiceNamed(name);
      if (choice === undefined) return undefined;
      return textOf(
        choice,
        isValueChoice(choice) ? values[choice].read() : options.choices[choice],
      );
    },
    write: (name, text) => {
      const choice = choiceNamed(name);
      const value = choice && valueIn(choice, text);
      if (choice === undefined || value === undefined) return false;
      if (choice === 'appViewType')
        chooseAppViewType(preferences, value === 'asian' ? 'asian' : 'european');
      else if (isValueChoice(choice)) values[choice].write(value);
      // `valueIn` has checked that it is a value of this choice.
      else options.set<ListChoice>(choice, value as never);
      return true;
    },
  };
}
