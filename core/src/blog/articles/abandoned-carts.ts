import type { Article } from './article.ts'

/** Its author chose neither keyword nor tags, and filled in nothing beside the title. */
export const abandonedCarts: Article = {
  title:
    'What abandoned carts tell a small shop, and why the third reminder email costs more than it brings in',
  slug: 'what-abandoned-carts-tell',
  seoTitle: '',
  seoDescription: '',
  focusKeyword: '',
  keywords: [],
  content: `
<p>Seven of ten carts in an online shop are never paid for. That figure has hardly moved in ten years, and most shop owners have stopped looking at it. They should look again, not at the figure but at what lies in the carts.</p>
<p>Karin Olsen runs a shop for climbing gear in Oslo with four employees. When we met her in autumn, she sent three reminder emails to everybody who left without paying, and she was proud of the eleven percent who came back. Then she counted what the emails cost. This is the story of that count, and of what she changed afterwards.</p>
<h2>What an abandoned cart really is</h2>
<p>Not everybody who fills a cart wants to buy. Some visitors use the cart as a shopping list, because the shop has no other place for it. Some want to know what the delivery costs and can't find it anywhere else. Some compare two shops in two windows, and one of the two carts has to lose. Only a small group was about to pay and was interrupted.</p>
<p>Karin went through two hundred abandoned carts by hand, one evening a week for a month. She sorted them into four piles, and the piles surprised her. Fewer than thirty of the carts came from customers who had reached the payment page. More than eighty belonged to visitors who had left right after the delivery cost was shown.</p>
<ul>
<li>Carts that were a list: many articles, several visits, no address typed in.</li>
<li>Carts that were a question: one article, and gone as soon as the delivery cost appeared.</li>
<li>Carts that were a comparison: two or three similar articles in different sizes.</li>
<li>Carts that were an interruption: address complete, payment page reached, no error.</li>
</ul>
<p>Each pile needs something else. A list should be kept. A question should be answered earlier. A comparison needs a size guide or a person. Only an interruption needs a reminder, and one is enough.</p>
<h2>Why the third reminder email does harm</h2>
<p>The first reminder email brought back seven of a hundred. The second one brought back three, and the third one a single customer. So far that looks like profit, since an email costs nothing. But Karin looked at the other column as well. After the third email, four of a hundred people unsubscribed from everything, and two of them had bought in the shop before.</p>
<p>A subscriber of her newsletter spends about forty euros a year in the shop. Losing four subscribers to win one order of fifty euros is a bad trade, and it is worse when the order carries a discount. The third email promised ten percent. Regular customers had learned to wait for it. Of the customers who used the discount code, more than half had bought at full price before.</p>
<p>This is how a reminder email trains people. Whoever leaves the cart and waits two days is paid for it. Karin found customers who had done so four times in a row. They weren't dishonest. They had simply understood how her shop worked before she did.</p>
<h2>How much does an abandoned cart cost?</h2>
<p>Most dashboards multiply the abandoned carts by their value and call the result lost revenue. In Karin's shop that sum was three times as high as the yearly turnover, which shows how little it means. Most of these carts were never going to be orders. A number that nobody believes leads to nothing but bad conscience.</p>
<p>A better estimate starts from the payment page. Count the carts that got there and were not paid, and multiply by the share that came back without any reminder. What remains is the loss you can do something about. In this shop it was about nineteen hundred euros a month. That is real money, but it is a twelfth of what the dashboard had shouted.</p>
<p>There are costs on the other side as well. Every discount code that is used by somebody who would have bought anyway is a cost. Every subscriber who leaves is a cost. The hour in which somebody writes and tests the emails is a cost. Put the three beside the nineteen hundred euros, and the decision becomes easier.</p>
<h2>Show the delivery cost before the cart</h2>
<p>The largest pile had the simplest cure. Karin put the delivery cost on every product page, directly below the price: four euros ninety, free from eighty. It took her developer an afternoon in Shopify. She was afraid that fewer people would fill a cart at all, and she was right. The number of carts fell by a fifth.</p>
<p>The number of orders rose, though only a little. The visitors who had used the cart to find out the delivery cost now found it without one. And those who did fill a cart knew what to expect. For example, the share of carts that were paid for went from twenty-nine to thirty-six percent within six weeks. It isn't a miracle, and a part of it is only arithmetic, because the questions no longer count as carts.</p>
<p>According to research by the Baymard Institute, extra costs at checkout are the most common reason why people leave. Karin had read that years ago. She had thought that her delivery cost was so low that it couldn't matter. But visitors don't know that it is low until they see it.</p>
<h2>Let customers keep a list</h2>
<p>The second pile wanted a place to keep things. Climbers plan a season in winter and buy in spring. They collect ropes, quickdraws and shoes over weeks, and a cart that is emptied after a day is an insult to somebody who chose carefully. Karin now keeps carts for ninety days and lets visitors save them by a link, without an account.</p>
<p>The link turned out to be more useful than expected. Customers send it to the people they climb with and ask for an opinion. Some of these friends buy the same article. In February eleven orders came through saved carts of other people, and none of them had received a single reminder email.</p>
<p>There is a limit to this. A saved cart is a promise about a price, and prices change in spring. The shop shows the old price and the new one beside each other when somebody comes back, and says since when it has changed. A few customers complained. Most thanked her for saying so.</p>
<h2>Answer the comparison with a person</h2>
<p>Two similar shoes in two sizes mean that somebody is unsure. No email can try on a shoe. Karin added a line to the cart that appears only when two sizes of the same article lie in it: write to us, we climb in these shoes ourselves. It opens a chat with a real person during the day and a form in the evening.</p>
<p>About one visitor in nine writes. Most ask how a shoe fits compared with another brand, and Magnus, who answers, has worn nearly all of them. Returns of climbing shoes fell from thirty-one to twenty-two percent. A return costs the shop eleven euros, so the chat pays for itself even on days when nobody buys more.</p>
<h2>What remains for the reminder email</h2>
<p>The shop still sends a reminder email, but only to the last pile. It goes out after three hours to customers who had reached the payment page, and it contains the cart, the delivery cost and a sentence that asks whether something went wrong. There is no discount code in it. If nobody answers, nothing more is sent.</p>
<p>Fourteen of a hundred come back after this email, twice as many as before. Some of them answer the question instead. In the first month three customers wrote that their bank had refused the payment without a message. Nobody in the shop had known that this could happen. It was mended in a day, and the number of interrupted payments fell by a quarter.</p>
<p>Compare that with the old way. Three emails to everybody brought back eleven of a hundred, trained regular customers to wait for a discount code, and lost four subscribers each time. One email to a few people brings back fewer orders in sum. However, what it brings back is paid in full, and nobody unsubscribes.</p>
<h2>How to start with your own carts</h2>
<p>You don't need new software for the first step. Export the abandoned carts of one month and read two hundred of them. Sort them by what the visitor may have wanted, not by value. An evening with a colleague and a glass of wine is enough, and you will know your shop better afterwards.</p>
<ol>
<li>Count the carts that reached the payment page. Only they are lost orders.</li>
<li>Look at the page on which most visitors leave, and at what they see there for the first time.</li>
<li>Write down what each reminder email brings in and how many subscribers it costs.</li>
<li>Change one thing, wait six weeks, and count again with the same piles.</li>
</ol>
<p>The order of these steps matters. A shop that begins with emails repairs the end of a journey whose beginning is broken. And a shop that changes five things at once never learns which of them helped. Karin changed one thing every six weeks. It took her most of a year, and she says that it was the calmest year since she opened the shop.</p>
<p>In short, abandoned carts are not lost revenue. They are the most honest survey a shop can have, because nobody fills them in to please you. Read them before you write to anybody. Then send one reminder email to those who were really interrupted, and let the others finish their list in peace.</p>
<p>One more thing surprised us. When we asked Karin which change had mattered most, she named neither the delivery cost nor the chat. She named the evening on which she read the first fifty carts. Until then the visitors of her shop had been a percentage. Afterwards they were people who plan a season, ask a friend, and lie awake over half a size. She has kept the habit. On the first Monday of every month the whole team reads twenty carts together before the shop opens, and whoever finds the strangest one chooses the music.</p>
`,
}
