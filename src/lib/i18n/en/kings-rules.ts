/** The rules of 24, Kings in short. */
export const kingsRules = {
  hands: 'The hands',
  lines: [
    'A game by Ryan Matthew Thurman, for two to six, with two decks of 52.',
    'The Turn turns up cards: the first of each suit founds a castle, worth its value. The castles are K₁ to K₄, in order.',
    'Seven cards each. On your turn, discard any card face down, or any but a king face up, and draw one; or use a king; or call “Hand”.',
    'Dump a king face up, or play it on the castle of its suit: that is then worth 13, or 26 with a second king. Another king of the suit can dethrone a single one, if there is a card under it. Then draw two cards and discard one.',
    'A call is right when six cards make one hand, or two half hands, and one is left to point. A wrong call scores its player at once and puts them out. The last one left plays on alone, until a right call or until they ask to be scored.',
    'The Calculus: add the points for hands and one loose card, the Pointer, then subtract all other loose cards. One king among your cards spares one card, two spare all.',
  ],
};
