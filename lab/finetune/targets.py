"""What the heads learn: the category of each photo, and the words that people say of it."""

from collections import Counter

import torch

from stems import stems

# The share of a photo's target that its acceptable categories have in common; the rest is its category's.
ACCEPTED_SHARE = 0.3
# How much another network's opinion counts in the target, and how much where it is sure that the label is wrong.
OPINION_SHARE = 0.25
DOUBT_SHARE = 0.6
# Sure that a label is wrong: the opinion on the accepted categories together, and on the strongest other one.
DOUBT_ACCEPTED = 0.05
DOUBT_OTHER = 0.8
# A stem that fewer photos have is not learned.
LEAST_PHOTOS = 12
# One of five captions says a word: it is there, but a person need not say it.
SAID_FACTOR = 1.6


def accepted_of(records, categories, key="accepted"):
    """Returns bool [photos, categories]: which categories are acceptable."""
    table = torch.zeros(len(records), len(categories), dtype=torch.bool)
    for row, record in enumerate(records):
        for name in record[key]:
            if name in categories:
                table[row, categories.index(name)] = True
    return table


def category_targets(records, categories):
    """Returns [photos, categories], rows of sum 1."""
    accepted = accepted_of(records, categories).float()
    targets = accepted / accepted.sum(1, keepdim=True) * ACCEPTED_SHARE
    for row, record in enumerate(records):
        targets[row, categories.index(record["category"])] += 1 - ACCEPTED_SHARE
    return targets


def mixed_targets(targets, accepted, opinions):
    """Mixes the opinions of networks that did not see the photos into the targets.

    Labels are wrong for two or three photos of a hundred and too narrow for more; see label-corrections.json.
    """
    for_label = (opinions * accepted).sum(1)
    strongest = (opinions * ~accepted).amax(1)
    is_doubtful = (for_label < DOUBT_ACCEPTED) & (strongest > DOUBT_OTHER)
    share = torch.where(is_doubtful, DOUBT_SHARE, OPINION_SHARE)[:, None]
    return targets * (1 - share) + opinions * share, int(is_doubtful.sum())


def vocabulary(records):
    """Returns the stems that enough photos have in captions or labels, most frequent first."""
    counts = Counter()
    for record in records:
        counts.update(set().union(*map(stems, [*record["captions"], *record["labels"]])))
    return [word for word, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])) if count >= LEAST_PHOTOS]


def word_targets(records, words):
    """Returns the targets and their weights, both [photos, words].

    With captions, what none of them says is not there. With labels alone nobody knows what else is in the photo.
    """
    places = {word: place for place, word in enumerate(words)}
    targets, weights = torch.zeros(len(records), len(words)), torch.zeros(len(records), len(words))
    for row, record in enumerate(records):
        if record["captions"]:
            weights[row] = 1
            for caption in record["captions"]:
                for word in stems(caption) & places.keys():
                    targets[row, places[word]] += SAID_FACTOR / len(record["captions"])
        for word in set().union(*map(stems, record["labels"])) & places.keys():
            targets[row, places[word]] = weights[row, places[word]] = 1
    return targets.clamp(max=1), weights
