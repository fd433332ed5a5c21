import type { MediaType } from '#routers/contract/media-types.ts'
import type { Dispute } from './point.ts'

/** What the two never agree on in a medium, for works whose measures give them nothing to quarrel over. */
export const craftDisputes: Record<MediaType, readonly [Dispute, ...Dispute[]]> = {
  photography: [
    {
      first: 'Alex',
      lines: [
        'A photograph owes me one moment. It doesn’t owe me sharp corners, and no ruler ever found a moment.',
        'I disagree about the ruler. Moments get lost at the edges: whatever touches the border drags me out of them.',
        'You’d crop a birth.',
        'I’d crop the door behind it. So, maker: run your eye round the four sides, and say of each thing at the border what it’s doing there.',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'When somebody asks me what’s missing, I say: distance. Most pictures are taken from where the photographer happened to be standing.',
        'I don’t agree. Where you happened to stand is honest. Going round looking for the better spot turns a life into a location.',
        'Going round is called looking, Alex.',
        'Or it’s called not being there. The maker can settle it: if you’d taken three steps closer, what would have changed, the picture or the person in front of you?',
      ],
    },
  ],
  painting: [
    {
      first: 'Alex',
      lines: [
        'I hope it was stopped too early. A painting that answers every question leaves me nothing to do.',
        'I disagree with stopping before the values are right. Three or four clear steps of light and dark, and after that stop as early as you please.',
        'The steps could be in the colour.',
        'Squint, and colour goes home. So do that, maker, until the details melt: what’s still there, and is it the reason you started?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'I’d paint it again from life. A photograph has made all its decisions before you’ve opened a tube.',
        'I disagree. If it was the photograph that moved somebody, then the photograph is the motif. Not everything worth painting holds still.',
        'What holds still least is the shadow, and that’s the first thing a photograph fills with black.',
        'Then paint the black that moved you. One for the maker: what do you know about this motif that no picture of it shows, and where is it in the paint?',
      ],
    },
  ],
  drawing: [
    {
      first: 'Alex',
      lines: [
        'I’d keep every searching line. They’re the only drawings in which I can watch somebody think.',
        'I disagree. A row of short repeated strokes isn’t thinking, it’s a hand asking for permission. Search once, then say it.',
        'Some of us think in short strokes.',
        'Then one of them should win. So, maker: on which line were you sure, and could a stranger find it?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'Detail should gather in one place. Spread it evenly over the sheet and you take the guide away in the middle of the tour.',
        'I don’t agree. Even attention can be a kind of love. A naturalist draws every leaf.',
        'A naturalist has a reason for every leaf.',
        'Perhaps this maker has, too. Which part did you look at longest, and did you draw it longest or only look?',
      ],
    },
  ],
  music: [
    {
      first: 'Alex',
      lines: [
        'Give me a hook in the first half minute. I’m a friendly listener, but I’ve got another three hundred songs in my pocket.',
        'I disagree with writing for the pocket. A part that returns should have been away, and half a minute isn’t away.',
        'You can’t return to someone who has left.',
        'You can’t surprise someone you’ve told everything. So, maker: what will I still be humming tomorrow, and when do I get to hear it first?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'I’d take an instrument out. I don’t know which one, I only know that there’s nearly always one.',
        'I disagree. Some music is a crowd, and you don’t make a crowd better by sending people home.',
        'You do if two of them are saying the same thing in the same place.',
        'Then at least they agree. It’s the maker’s call: mute the parts one at a time, and which one do you miss so much that you stop the tape?',
      ],
    },
  ],
  film: [
    {
      first: 'Alex',
      lines: [
        'Don’t explain it to me. If I know by the second shot what it’s about, I’ve got nothing to do until the end but check.',
        'I disagree. Not knowing what’s going on is fine; not knowing what to want is how you lose people. Somebody has to want something.',
        'A window can want something, if you hold it long enough.',
        'Then hold it. The question for the maker is this: from which shot on could a stranger say what is at stake?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'I’d cut the opening. Most films begin twice: once when they start, and once when something happens.',
        'I disagree. The bit before is where I hang up my coat. Take it away and I’m watching in my coat.',
        'You have ten seconds to hang up a coat.',
        'I’m slow, and so are a lot of people. So, maker: what’s the first thing in there that could be in no other film, and what does the viewer do until then?',
      ],
    },
  ],
  graphicDesign: [
    {
      first: 'Alex',
      lines: [
        'If I’m not surprised, I’ve walked past it. Order is lovely, and I’ve forgotten every tidy poster I ever saw.',
        'I disagree. You forgot the untidy ones faster, you just never knew what they were for. First it has to be read, in an order that somebody chose.',
        'A surprise is an order. It’s the one where I’m first.',
        'And the date of the concert is last. So, maker: show it to somebody for three seconds. What should they say, and what do they say?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'Count the ideas. A sheet carries one. Put two good ones on it and each makes the other look like a mistake.',
        'I don’t agree. Two ideas that fight are the only reason I’ve ever read a poster twice.',
        'Nobody is asked to read it twice. They’re on a bus.',
        'Then I’d like to be on that bus. For the maker: describe it down the telephone in one sentence. Does an “and also” turn up?',
      ],
    },
  ],
  illustration: [
    {
      first: 'Alex',
      lines: [
        'I want to be a little lost in it. If I get the story at a glance, I turn the page at a glance.',
        'I disagree. Getting it at a glance is the ticket, not the journey. The outer shape tells who’s doing what, and then you may get lost in the wallpaper.',
        'I start with the wallpaper.',
        'Nobody starts with the wallpaper. So try it, maker: fill the figures with black. Is the story still being told, and is it the same one?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'A face is the last place to put a feeling. Spine first, hands second. The face only signs the letter.',
        'I disagree. I look at the face first, and so does every child. If nothing happens there, the hands are just hands.',
        'Cover it with your thumb, and the good ones still act.',
        'Cover the rest, and the good ones still look at me. One for the maker: what happened one second before this picture, and which part of the body knows it?',
      ],
    },
  ],
  dance: [
    {
      first: 'Alex',
      lines: [
        'I love it when a step lands on the beat. It’s the nearest I get to dancing.',
        'I disagree that it’s the point. Show every beat and you’re a conductor. An arrival just behind the music makes me hear the music.',
        'Or it makes me think they’re late.',
        'Late by accident and late on purpose look different, in the breath. So, maker: which movement could only be done to this music, and which could be done to any?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'I’d film it from one place and leave it whole. Every cut takes away something that a dancer made.',
        'I don’t agree. From one place I sit in row twenty. A cut can put me where the breath is.',
        'And take the floor from under their feet while you’re there.',
        'I’ll trade a floor for a breath. It’s the maker’s choice, though: is this a dance that was filmed, or a film that is danced?',
      ],
    },
  ],
  creativeWriting: [
    {
      first: 'Alex',
      lines: [
        'Start with the place. I like to know where I’m standing before somebody begins to want something at me.',
        'I disagree. Weather can wait. First lines are a promise, and a promise needs a person in it.',
        'A place can make a promise. A door left open is a promise.',
        'If somebody is about to come through it. So, maker: what does the reader want to know by the end of the first paragraph, and who’s making them wait?',
      ],
    },
    {
      first: 'Henry',
      lines: [
        'Look at the last lines and strike them. Many drafts end twice, once in the piece and once in the explanation.',
        'I don’t agree. Sometimes I need to be walked to the door. An ending that just stops leaves me standing in the hall.',
        'Standing in the hall is where people think about what they’ve seen.',
        'It’s also where they look for their keys. The maker decides: read it without its last lines. Is something missing, or is it just quieter?',
      ],
    },
  ],
}
