/** The rules of 24, Kings in short. */
export const kingsRules = {
  title: '24, Kings',
  hands: 'The hands',
  lines: [
    'A game by Ryan Matthew Thurman, for two to six, with two decks of 52.',
    'The Turn turns up cards: the first of each suit founds a castle, worth its value. The castles are K₁ to K₄, in order.',
    'Seven cards each. A turn: discard any card face down, or one that is no king face up, and draw one; or use a king; or call “Hand”.',
    'A king is dumped face up, or played on the castle of its suit: worth 13 then, 26 with a second one. Another king of the suit can dethrone a single one, if there is a card under it. Then draw two cards and give one back.',
    'A call is right when six cards are one hand, or two half hands, and one is left to point. A wrong call scores its player at once and puts them out. The last one left plays on alone, until a right call or until they ask to be scored.',
    'The Calculus: points for hands, the value of one loose card as a Pointer, less the values of all others. One king in the hand spares one card, two spare all.',
  ],
};
